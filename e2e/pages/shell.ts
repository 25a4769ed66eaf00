import { expect, type Page } from '@playwright/test'
import { patient } from '../../tooling/patience/patience.ts'

/** The frame around every page of signed-in people. */
export class Shell {
  readonly nav
  readonly breadcrumb
  readonly alerts
  readonly loader
  readonly offline

  readonly page: Page

  constructor(page: Page) {
    this.page = page

    this.nav = page.getByRole('navigation', { name: 'Principal' })
    this.breadcrumb = page.getByRole('navigation', { name: 'Ruta' })
    this.alerts = page.getByRole('region', { name: 'Avisos' })
    this.loader = page.getByRole('progressbar', { name: 'Cargando' })
    // With what was read before, it says of when that is.
    this.offline = page.getByRole('status').filter({ hasText: /Sin conexión( con el servidor|: así estaba)/ })
  }

  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name, exact: true })
  }

  entry(name: string) {
    return this.nav.getByRole('link', { name, exact: true })
  }

  /** Opens a dropdown of the bar. */
  async openConfiguracion() {
    await this.nav.getByRole('button', { name: 'Configuración' }).click()
  }

  get signOut() {
    return this.nav.getByRole('button', { name: 'Cerrar sesión' })
  }

  /** Presses «Reintentar» until the connection is back; it may reconnect by itself before the button is reached. */
  async reconnect() {
    await expect(async () => {
      const retry = this.offline.getByRole('button', { name: 'Reintentar' })
      await retry.click({ timeout: 2_000 }).catch(() => undefined)
      await expect(this.offline).toBeHidden({ timeout: patient(1_500) })
    }).toPass({ timeout: patient(20_000) })
  }

  alert(text: string) {
    return this.alerts.getByText(text)
  }
}
