// Comes with the first answer that is kept (kept.ts): nobody waits for any of it, and sign-in has none of it.
import { authState } from '@backoffice/shared'
import { onIdle } from '@backoffice/entrega/page/idle'
import { keepPage } from '@backoffice/entrega/page/offline'
import { keepAnswer } from './answers.ts'
import { keepSession } from './session.ts'

export { findAnswer } from './answers.ts'
export { findSession } from './session.ts'

let begun = false

/** Keeps an answer, whose it is, and once the browser is idle the page in which it can be read. */
export function keep(owner: string, path: string, body: unknown, answer: object): void {
  // Another tab signed out, and this one has not heard of it yet.
  if (localStorage.getItem('token') !== authState().token) return
  keepAnswer(owner, path, body, answer)
  const silent = () => undefined
  void keepSession(owner).catch(silent)
  if (begun) return
  begun = true
  onIdle(() => void keepPage().catch(silent))
}
