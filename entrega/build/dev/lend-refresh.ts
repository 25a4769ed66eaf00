// Part of the host's development bundle (config/host.ts), not of the tooling.
// @ts-expect-error: react-refresh brings no types.
import * as runtime from 'react-refresh/runtime'

// Only the runtime that knows the page's React can refresh a component: the host's, which the remotes read from here.
Object.assign(globalThis, { __REACT_REFRESH_RUNTIME__: runtime })
