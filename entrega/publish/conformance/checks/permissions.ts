import { isOf } from '../subject.ts'
import { onEach, type Check } from './check.ts'

/** People who lack a page's permission don't see it, and their browser downloads no file of the release for it. */
export const permissions: Check = (scene) =>
  onEach(scene, async ({ path, permission }) => {
    if (permission === undefined) return []
    return scene.visit(async ({ page, open }) => {
      const found: string[] = []
      page.on('request', (request) => {
        if (isOf(scene.subject, request.url()))
          found.push(`sin el permiso ${permission} se descarga ${new URL(request.url()).pathname}`)
      })
      await open(path)
      if (new URL(page.url()).pathname === path) found.push(`se muestra sin el permiso ${permission}`)
      return found
    }, {})
  })
