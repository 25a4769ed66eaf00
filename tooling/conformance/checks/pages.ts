import type { Finding } from '../types'
import { onEach, type Check } from './check'

/** Every page opens without errors, by its address and by a link; an address of a missing record does not crash it. */
export const pages: Check = (scene) =>
  onEach(scene, ({ path, unknown }) =>
    scene.visit(async ({ problems, open, follow }) => {
      const seen = async (how: string, go: () => Promise<void>): Promise<Finding[]> => {
        const drawn = await go().then(
          () => true,
          () => false,
        )
        return drawn ? [] : [{ check: 'paginas', path, detail: `no se dibuja ${how}` }]
      }
      const found = await seen('al entrar por su dirección', () => open(path))
      await open('/dashboard')
      found.push(...(await seen('al llegar por un enlace', () => follow(path))))
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
