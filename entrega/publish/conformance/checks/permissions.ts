import type { Finding } from '../types.ts'
import { isOf } from '../files-of.ts'
import type { Check } from './check.ts'

/** People who lack a page's permission don't see it, and their browser downloads no file of the release for it. */
export const permissions: Check = async ({ subject, paths, visit }) => {
  const findings: Finding[] = []
  for (const { path, permission } of paths) {
    if (permission === undefined) continue
    const files = await visit(async ({ page, open }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (isOf(subject, request.url())) asked.push(new URL(request.url()).pathname)
      })
      await open(path)
      if (new URL(page.url()).pathname === path)
        findings.push({ check: 'permisos', path, detail: `se muestra sin el permiso ${permission}` })
      return asked
    }, {})
    for (const file of files)
      findings.push({ check: 'permisos', path, detail: `sin el permiso ${permission} se descarga ${file}` })
  }
  return findings
}
