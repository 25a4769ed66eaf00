import { mayLeave } from '@backoffice/shared'
import { reload } from './reload'

/** What has run can't be exchanged: the page begins anew, unless somebody would rather keep what they typed. */
export async function anew(change: () => void): Promise<void> {
  if (!(await mayLeave())) return
  change()
  reload()
}
