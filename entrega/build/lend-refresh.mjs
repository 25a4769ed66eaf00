// Part of the host's development bundle (config/host.mjs), not of the tooling.
import * as runtime from 'react-refresh/runtime'

// Only the runtime that knows the page's React can refresh a component: the host's, which the remotes read from here.
globalThis.__REACT_REFRESH_RUNTIME__ = runtime
