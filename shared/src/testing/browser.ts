/**
 * The testing door for the browser: a remote in stand-alone mode over the in-memory back end. It is separate from
 * `/testing`, which needs node.
 */
import { setupWorker } from 'msw/browser'
import { api } from '../http/index.ts'
import { loginSucceeded, sessionLoaded } from '../stores/index.ts'
import { Backend, type BackendKind } from './backend/Backend.ts'
import { mswHandlers } from './backend/http/mswHandlers.ts'
import { unUsuario } from './builders.ts'
import { demoData } from './demo.ts'

export { Backend, demoData }
export * from './builders.ts'

/**
 * Starts the back end in a service worker and signs in a person with all permissions. The dev server must serve msw's
 * `mockServiceWorker.js` at the root. In the console: `backend.knobs.delay = 2000`, `backend.knobs.down = true`.
 */
export async function startBrowserBackend({ kind = 'ours' }: { kind?: BackendKind } = {}): Promise<Backend> {
  const backend = new Backend(kind, demoData)
  await setupWorker(...mswHandlers(backend)).start({ onUnhandledRequest: 'bypass', quiet: true })
  loginSucceeded(backend.signIn(unUsuario()))
  sessionLoaded(await api.get('/auth/sesion'))
  Object.assign(window, { backend })
  return backend
}
