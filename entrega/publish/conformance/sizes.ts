import type { Scene } from './checks/check.ts'
import { isOf } from './files-of.ts'
import type { PageSize } from './types.ts'

/** Measures what each page downloads of the release, as transferred. */
export async function sizes({ subject, paths, visit }: Scene): Promise<PageSize[]> {
  const found: PageSize[] = []
  for (const { path } of paths) {
    await visit(async ({ page, see }) => {
      const bodies: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        if (!isOf(subject, request.url())) return
        bodies.push(
          request.sizes().then(
            ({ responseBodySize }) => responseBodySize,
            () => 0,
          ),
        )
      })
      await see(path)
      const bytes = await Promise.all(bodies)
      found.push({ path, files: bytes.length, bytes: bytes.reduce((sum, each) => sum + each, 0) })
    })
  }
  return found
}
