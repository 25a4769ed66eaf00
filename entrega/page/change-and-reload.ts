import { mayLeave } from '@backoffice/shared'
import { reload } from './reload.ts'

/** Code that has run can't be replaced, so the page reloads, unless the person prefers to keep unsaved changes. */
export async function changeAndReload(change: () => void): Promise<void> {
  if (!(await mayLeave())) return
  change()
  reload()
}
