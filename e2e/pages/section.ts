import { expect, type Page } from '@playwright/test'
import { Shell } from './shell.ts'

/** The reason in the notice of a remote's unavailable section. */
export const sentences = {
  registry: 'No se pudo consultar la lista de secciones.',
  missing: 'no aparece en la lista de secciones publicadas',
  unavailable: 'hay un error en su publicación',
  manifest: 'No se pudo obtener la descripción de esta sección.',
  late: 'Esta sección tarda demasiado en responder.',
  malformed: 'La descripción de esta sección llegó dañada.',
  type: 'El servidor respondió otra cosa en lugar de los archivos',
  unsealed: 'se publicó sin las huellas de sus archivos',
  integrity: 'no coinciden con los publicados y no se usaron',
  contract: 'no es compatible con esta aplicación',
  code: 'No se pudieron descargar los archivos de esta sección.',
  offline: 'Sin conexión. La sección aparecerá en cuanto vuelva.',
  shape: 'publicada con un formato que la aplicación no reconoce',
  route: 'La versión publicada de esta sección no trae esta página.',
  render: 'Esta sección tuvo un error al mostrarse.',
}

/** Disables prefetching, so that only the person's own requests fail. */
export const withoutPrefetch = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** Opens another page, signed in, and marks it, so that a reload would be noticed. */
export async function elsewhere(page: Page) {
  await page.goto('/dashboard')
  await expect(new Shell(page).heading('Inicio')).toBeVisible()
  await mark(page)
}

export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marca: 'sin recargar' }))

export const notReloaded = async (page: Page) =>
  expect(await page.evaluate(() => (window as unknown as { marca?: string }).marca)).toBe('sin recargar')

/** The notice in place of an unavailable section. */
export const failureNotice = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'No se pudo mostrar la sección' })
