import type { Finding } from '../types.ts'
import { NotSeen } from '../visitor.ts'
import { onEach, type Check } from './check.ts'

/**
 * Every page is really shown, by its address and by a link, and without errors; an address of a missing record does not
 * crash it.
 */
export const pages: Check = (scene) =>
  onEach(scene, ({ path, unknown }) =>
    scene.visit(async ({ problems, open, see, reach }) => {
      const seen = async (how: string, go: () => Promise<void>): Promise<Finding[]> => {
        const reason = await go().then(
          () => undefined,
          (error: unknown) => (error instanceof NotSeen ? error.reason : 'no se dibuja'),
        )
        return reason === undefined ? [] : [{ check: 'paginas', path, detail: `${how}: ${reason}` }]
      }
      if (path === unknown)
        return [{ check: 'paginas', path, detail: 'ningún registro de la api en memoria la abre: no se vio' }]
      const found = await seen('al entrar por su dirección', () => see(path))
      await open('/dashboard')
      found.push(...(await seen('al llegar por un enlace', () => reach(path))))
      found.push(...problems.unexpected().map((detail): Finding => ({ check: 'paginas', path, detail })))
      if (unknown !== undefined) {
        problems.allow(/^status 404 /, /^console Failed to load resource: .*404/)
        const before = problems.unexpected().length
        found.push(...(await seen('sobre un registro que no existe', () => open(unknown))))
        for (const detail of problems.unexpected().slice(before))
          found.push({ check: 'paginas', path: unknown, detail })
      }
      return found
    }),
  )
