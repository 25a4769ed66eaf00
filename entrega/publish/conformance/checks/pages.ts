import { NotSeen } from '../visitor.ts'
import { onEach, type Check, type Found } from './check.ts'

/** Every page is really shown, by address and by link, without errors; the address of a missing record crashes nothing. */
export const pages: Check = (scene) =>
  onEach(scene, async ({ path, unknown }) => {
    if (path === unknown) return ['ningún registro de la api en memoria la abre: no se vio']
    return scene.visit(async ({ problems, open, see, reach }) => {
      const seen = (how: string, going: Promise<void>): Promise<Found[]> =>
        going.then(
          () => [],
          (error: unknown) => [`${how}: ${error instanceof NotSeen ? error.reason : 'no se dibuja'}`],
        )
      const found = await seen('al entrar por su dirección', see(path))
      await open('/dashboard')
      found.push(...(await seen('al llegar por un enlace', reach(path))), ...problems.unexpected())
      if (unknown !== undefined) {
        problems.allow(/^status 404 /, /^console Failed to load resource: .*404/)
        const before = problems.unexpected().length
        found.push(...(await seen('sobre un registro que no existe', open(unknown))))
        for (const detail of problems.unexpected().slice(before)) found.push({ path: unknown, detail })
      }
      return found
    })
  })
