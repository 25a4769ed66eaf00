import { act } from '@testing-library/react'
import axe from 'axe-core'
import * as ui from '../index.ts'
import * as chart from '../chart/index.ts'
import * as date from '../date/index.ts'
import * as dialog from '../dialog/index.ts'
import * as form from '../form/index.ts'
import * as list from '../list/index.ts'
import * as money from '../money/index.ts'
import * as select from '../select/index.ts'
import * as shell from '../shell/index.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { catalog, slug } from './catalog.ts'
import { isAlone } from './examples.ts'

const doors = { ui, shell, list, dialog, form, select, date, money, chart }

/** Components without an example: the catalogue itself is in the provider, and one example shows all icons. */
const isShownElsewhere = (name: string) => name === 'UiProvider' || /^Icon(?!Button$)/.test(name)

it('every component of the kit has an example, at its own door', () => {
  const missing = Object.entries(doors).flatMap(([door, exported]) =>
    Object.keys(exported)
      .filter((name) => /^[A-Z][a-z]/.test(name) && !isShownElsewhere(name))
      .filter((name) => !catalog[door]?.[name])
      .map((name) => `${door}: ${name}`),
  )
  expect(missing).toEqual([])
})

it('every example shows an exported component, and has an address of its own', () => {
  const known = Object.entries(doors).flatMap(([door, exported]) =>
    Object.keys(exported).map((name) => `${door}/${name}`),
  )
  for (const [door, examples] of Object.entries(catalog)) {
    for (const [component, states] of Object.entries(examples)) {
      if (component !== 'Icon') expect(known).toContain(`${door}/${component}`)
      const addresses = Object.keys(states).map(slug)
      expect(new Set(addresses).size).toBe(addresses.length)
    }
  }
})

const states = Object.entries(catalog).flatMap(([door, examples]) =>
  Object.entries(examples).flatMap(([component, all]) =>
    Object.entries(all).map(([name, state]) => [`${door}/${component}: ${name}`, state] as const),
  ),
)

/** Rules that need a layout, which jsdom lacks; e2e/specs/catalogo.spec.ts checks them. */
const needingABrowser = ['color-contrast', 'target-size', 'label-content-name-mismatch']

it.each(states)('%s passes axe', async (_name, state) => {
  renderUi(isAlone(state) ? state.alone : state)
  // A dialog moves the focus meanwhile.
  const { violations } = await act(() =>
    axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: Object.fromEntries(needingABrowser.map((rule) => [rule, { enabled: false }])),
    }),
  )
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
})
