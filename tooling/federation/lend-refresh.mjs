// Part of the host's development bundle (config/host.mjs), not of the tooling.
import * as runtime from 'react-refresh/runtime'

// A component is refreshed by the runtime that knows the page's React: the host's, which the remotes take from here.
globalThis.__REACT_REFRESH_RUNTIME__ = runtime
