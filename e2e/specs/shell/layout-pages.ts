import type { Locator, Page } from '@playwright/test'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { admin } from '../../fixtures/stack.ts'
import { expect } from '../../fixtures/test.ts'
import { Shell } from '../../pages/shell.ts'

/* Positions in the window, which only a test with a browser can see. */

export const widths = [1440, 1280, 1024, 768, 390]
export const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 640 ? 844 : 900 })

export async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('It is not in the page')
  return { ...found, right: found.x + found.width, bottom: found.y + found.height }
}

export interface Ids {
  cliente: string
  asesoria: string
  usuario: string
}

export async function records(url: string): Promise<Ids> {
  const token = await tokenFor(url, admin)
  const { clientes } = await post(url, '/clientes/listar', {}, token)
  const { asesorias } = await post(url, '/asesorias/listar', { status: [] }, token)
  const { usuarios } = await post(url, '/usuarios/listar', {}, token)
  const usuario = usuarios.find(({ email }) => email !== admin.email)
  return {
    cliente: clientes[0]?._id ?? '',
    asesoria: asesorias[0]?._id ?? '',
    usuario: usuario?._id ?? '',
  }
}

export const clientes: [string, string] = ['Clientes', '/clientes']
export const asesorias: [string, string] = ['Asesorías', '/asesorias']
export const usuarios: [string, string] = ['Usuarios', '/usuarios']

/** Waits for the page and all its requests. */
export async function arrived(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Cargando', { exact: false })).toHaveCount(0)
  await expect(new Shell(page).loader).toHaveCount(0)
}
