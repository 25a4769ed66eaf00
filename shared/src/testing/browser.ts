/**
 * The testing door for the browser: stand-alone mode of a remote on the in-memory back end. Apart from `/testing`,
 * which needs node.
 */
import { setupWorker } from 'msw/browser'
import { api } from '../http'
import { loginSucceeded, sessionLoaded } from '../stores'
import { Backend, type BackendKind } from './backend/Backend'
import { mswHandlers } from './backend/mswHandlers'
import { unUsuario } from './builders'
import { demoData } from './demo'

export { Backend, demoData }
export * from './builders'

/**
 * Starts the back end in a service worker and signs somebody in who may do everything. The dev server has to offer
 * msw's `mockServiceWorker.js` at the root. In the console: `backend.knobs.delay = 2000`, `backend.knobs.down = true`.
 */
export async function startBrowserBackend({ kind = 'ours' }: { kind?: BackendKind } = {}): Promise<Backend> {
  const backend = new Backend(kind, demoData)
  await setupWorker(...mswHandlers(backend)).start({ onUnhandledRequest: 'bypass', quiet: true })
  loginSucceeded(backend.signIn(unUsuario()))
  sessionLoaded(await api.get('/auth/sesion'))
  Object.assign(window, { backend })
  return backend
}
