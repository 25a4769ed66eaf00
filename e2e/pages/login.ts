import type { Page } from '@playwright/test'

/** The page object of /login in its sign-in mode. */
export class LoginPage {
  readonly email
  readonly password
  readonly submit
  readonly forgotten

  readonly page: Page

  constructor(page: Page) {
    this.page = page

    const card = page.getByRole('region', { name: 'Iniciar sesión' })
    this.email = card.getByLabel('Correo')
    this.password = card.getByRole('textbox', { name: 'Contraseña' })
    this.submit = card.getByRole('button', { name: 'Iniciar sesión' })
    this.forgotten = card.getByText('No recuerdas tu contraseña?')
  }

  async open(path = '/login') {
    await this.page.goto(path)
    await this.email.waitFor()
  }

  async signIn({ email, password }: { email: string; password: string }) {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.password.press('Enter')
  }
}
