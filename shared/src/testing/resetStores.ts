import { setRemotes } from '../remote/remotes'
import { clearUnsaved } from '../remote/unsaved'
import {
  answerReauth,
  clearAlerts,
  releaseAlerts,
  resetAuth,
  setBreadcrumb,
  useConnection,
  useLoader,
} from '../stores'

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
