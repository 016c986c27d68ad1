// Sends two programs to the worker, and shows what it says about each function.
const worker = new Worker("worker.js", { type: "module" });
const field = (id) => document.getElementById(id);

field("check").onclick = () => {
  field("answer").textContent = "...";
  worker.postMessage({ reference: field("reference").value, submission: field("submission").value });
};

worker.onmessage = ({ data }) => {
  field("answer").textContent = data.outcome === "checked" ? data.functions.map(line).join("\n") : JSON.stringify(data);
};

function line(answer) {
  const { verdict, counterexample, limits = [] } = answer;
  const input = counterexample === undefined ? "" : `: ${counterexample.call}`;
  return [`${answer.function} ${verdict}${input}`, ...limits.map(({ text }) => text)].join("\n  ");
}
