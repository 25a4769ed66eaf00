import { setRemotes } from '../remote/remotes.ts'
import { clearUnsaved } from '../remote/unsaved.ts'
import {
  answerReauth,
  clearAlerts,
  releaseAlerts,
  resetAuth,
  setBreadcrumb,
  useConnection,
  useLoader,
} from '../stores/index.ts'

/** Resets every store and empties local storage. */
export function resetStores(): void {
  localStorage.clear()
  sessionStorage.clear()
  resetAuth()
  clearAlerts()
  releaseAlerts()
  answerReauth(false)
  clearUnsaved()
  setRemotes([])
  setBreadcrumb([])
  useLoader.setState({ pending: 0 })
  useConnection.setState({ lost: false, generation: 0 })
}
