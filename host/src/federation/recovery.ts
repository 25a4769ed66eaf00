import { loader } from './federation'
import { guardedReload } from './guarded-reload'
import { mayBeReplaced, type Failure } from './result'

/**
 * After a failure of a remote whose code has run: where its files are gone because a newer release is there, the
 * page moves to it. Everything else waits for «Reintentar».
 */
export async function recover(name: string, failure: Failure): Promise<void> {
  const ran = loader.ran(name)
  if (!mayBeReplaced(failure) || ran === undefined) return
  const published = await loader.published(name)
  if (published !== undefined && published !== ran) guardedReload(name, published)
}
