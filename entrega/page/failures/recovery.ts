import { loader } from '../load/page-loader.ts'
import { guardedReload } from './guarded-reload.ts'
import { mayBeReplaced, type Failure } from '../load/result.ts'

/**
 * Handles a failure of a remote whose code has already run: if its files are gone because there is a newer release, the
 * page moves to that one. All other failures wait for «Reintentar».
 */
export async function recover(name: string, failure: Failure): Promise<void> {
  const ran = loader.ran(name)
  if (!mayBeReplaced(failure) || ran === undefined) return
  const published = await loader.published(name)
  if (published !== undefined && published !== ran) guardedReload(name, published)
}
