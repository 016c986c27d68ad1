// The types of build.mjs, for the tests that build before they run.
export function build(options: { readonly declarations: boolean }): Promise<void>;
export function removeBuild(): void;
