// Part of the host's bundle (late-federation.mjs), not of the tooling.

/** Stands in for federation until the page needs it (started-runtime.mjs). */
export default { bundlerRuntime: { init() {} } }
