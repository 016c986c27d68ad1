// What `init` writes for course systems that grade at each upload: Gradescope's autograder, and an action with a workflow for
// GitHub Classroom. Scripts are short and hold nothing that they do not need; a test runs them.

import { shellWord } from "../basis/shell-word.js";

/** How the package is called where it is installed from; a file of it beside the scripts counts more. */
export type Installed = { readonly version: string };

export function dockerfile({ version }: Installed): string {
  return `# Elenchus alone: docker build -t elenchus . && docker run --rm -v "$PWD:/work" elenchus grade ...
FROM node:20-bookworm-slim
ARG ELENCHUS=elenchus@${version}
# A packed elenchus-*.tgz beside this file is installed, if there is one.
COPY Dockerfile elenchus-*.tgz* /opt/elenchus/
RUN package=$(ls /opt/elenchus/elenchus-*.tgz 2> /dev/null | head -n 1 || true) && \\
    npm install --global --no-audit --no-fund "\${package:-$ELENCHUS}" && npm cache clean --force
USER node
WORKDIR /work
ENTRYPOINT ["elenchus"]
`;
}

// ---- Gradescope ----

/** Runs once, as root, when Gradescope builds the image. */
export function gradescopeSetup({ version }: Installed): string {
  return `#!/usr/bin/env bash
# Gradescope runs this once, when the autograder is built: Node 20 and Elenchus.
set -euo pipefail
if ! command -v node > /dev/null || [ "$(node -p 'process.versions.node.split(".")[0]')" -lt 20 ]; then
  curl -fsSL https://deb.nodesource.com/setup_20.x | bash -
  apt-get install -y nodejs
fi
cd "\${AUTOGRADER:-/autograder}/source"
package=$(ls ./elenchus-*.tgz 2> /dev/null | head -n 1 || true) # one beside this file is installed
if ! npm install --global --no-audit --no-fund "\${package:-elenchus@${version}}"; then
  echo "Elenchus was not installed. If npm has no elenchus@${version}, put elenchus-${version}.tgz beside this file." >&2
  exit 1
fi
`;
}

/** Runs at each upload. Whatever that is, there is a results.json in the end. */
export function gradescopeRun(assignment: string): string {
  return `#!/usr/bin/env bash
# Gradescope runs this at each upload, in /autograder. Whatever was uploaded, results.json is there in the end.
cd "\${AUTOGRADER:-/autograder}" || exit 1
mkdir -p results
grades=$(mktemp -d)

# First what is true if nothing else comes: replaced as a whole, or not at all.
cat > results/results.json << 'END'
{"score": 0, "output": "Your upload could not be graded. Please tell your teacher.", "stdout_visibility": "hidden"}
END

timeout --kill-after=10 "\${SECONDS_MAX:-540}" \\
  elenchus grade ${shellWord(`source/${assignment}`)} submission --student submission --format gradescope --output "$grades"
echo "elenchus grade ended with $?"
for found in "$grades"/gradescope/*.json; do
  [ -s "$found" ] && mv "$found" results/results.json
done
rm -rf "$grades"
exit 0
`;
}

// ---- GitHub Classroom ----

export function githubAction(): string {
  return `# Grades the programs of a repository, for the workflow beside it.
name: Elenchus
description: Compares a student's program with a solution, and shows the smallest input on which they differ.
inputs:
  assignment:
    description: the assignment.yaml, or the folder that holds one
    required: true
  submission:
    description: the student's file, or the folder that it is in
    default: .
outputs:
  result:
    description: the points, as GitHub Classroom's autograding reporter takes them
    value: \${{ steps.grade.outputs.result }}
runs:
  using: composite
  steps:
    - name: Build
      shell: bash
      run: docker build --quiet --tag elenchus "$GITHUB_ACTION_PATH"
    - name: Grade
      id: grade
      shell: bash
      env:
        ASSIGNMENT: \${{ inputs.assignment }}
        SUBMISSION: \${{ inputs.submission }}
      run: |
        mkdir -p "$RUNNER_TEMP/grades" && chmod 777 "$RUNNER_TEMP/grades"
        docker run --rm --network none -v "$PWD:/work:ro" -v "$RUNNER_TEMP/grades:/grades" elenchus \\
          grade "$ASSIGNMENT" "$SUBMISSION" --student submission --format github --output /grades || true
        cat "$RUNNER_TEMP/grades/summary.md" >> "$GITHUB_STEP_SUMMARY" || true
        if [ ! -s "$RUNNER_TEMP/grades/classroom.json" ]; then
          echo '{"version":1,"status":"error","max_score":0,"tests":[]}' > "$RUNNER_TEMP/grades/classroom.json"
        fi
        echo "result=$(base64 -w 0 < "$RUNNER_TEMP/grades/classroom.json")" >> "$GITHUB_OUTPUT"
`;
}

/** `submission`: the file that students write. */
export function githubWorkflow(assignment: string, submission: string): string {
  return `# For the template repository of an assignment in GitHub Classroom. The solution is in a repository of your own, which
# students cannot read: name it below, and give the organisation a secret ELENCHUS_TOKEN that can read it.
name: Autograding Tests
on: [push, workflow_dispatch, repository_dispatch]
permissions:
  checks: write
  actions: read
  contents: read
jobs:
  run-autograding-tests:
    name: Autograding Tests
    runs-on: ubuntu-latest
    if: github.actor != 'github-classroom[bot]'
    steps:
      - uses: actions/checkout@v4
      - uses: actions/checkout@v4
        with:
          repository: ORGANISATION/SOLUTIONS
          token: \${{ secrets.ELENCHUS_TOKEN }}
          path: .elenchus
      - name: Elenchus
        id: elenchus
        uses: ./.elenchus/.github/actions/elenchus
        with:
          assignment: ${JSON.stringify(`.elenchus/${assignment}`)}
          submission: ${JSON.stringify(submission)}
      - uses: classroom-resources/autograding-grading-reporter@v1
        env:
          ELENCHUS_RESULTS: \${{ steps.elenchus.outputs.result }}
        with:
          runners: elenchus
`;
}
