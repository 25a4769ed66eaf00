import { expect, test } from '../../fixtures/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[C-03] six clients fit on the screen, the primary button comes first, and a card is a link', async ({
    page,
  }) => {
    // Ordered by name: the most recent ones belong to other tests, with names of several lines.
    await page.goto('/clientes?orden=nombre')
    const cards = page.getByRole('list', { name: 'Clientes' }).getByRole('listitem')
    const sixth = await cards.nth(5).boundingBox()
    expect((sixth?.y ?? 0) + (sixth?.height ?? 0)).toBeLessThanOrEqual(844)
    const top = async (name: string) => {
      const { x = 0, y = 0 } = (await page.locator('main').getByText(name).first().boundingBox()) ?? {}
      return y * 1000 + x
    }
    expect(await top('Agregar cliente')).toBeLessThan(await top('Filtros de búsqueda'))
    // A finger finds the actions behind «⋯», the one that deletes apart.
    await cards
      .first()
      .getByRole('button', { name: /^Acciones de / })
      .click()
    const remove = await cards
      .first()
      .getByRole('button', { name: /^Eliminar a / })
      .boundingBox()
    const edit = await cards
      .first()
      .getByRole('link', { name: /^Editar a / })
      .boundingBox()
    expect((remove?.y ?? 0) - (edit?.y ?? 0) - (edit?.height ?? 0)).toBeGreaterThanOrEqual(4)
    await page.keyboard.press('Escape')
    await cards.first().locator('dd').first().click()
    await expect(page).toHaveURL(/\/clientes\/detalles\//)
  })
})
