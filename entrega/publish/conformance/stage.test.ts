import type { RegistryEntry } from '@backoffice/shared/contract'
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { todosLosPermisos } from '../../../shared/src/testing/builders.ts'
import { openStage, permissionsIn } from './stage.ts'

test('a release runs beside the remotes in use, without those that an operator disabled', async (t) => {
  const site = mkdtempSync(path.join(tmpdir(), 'stage-'))
  t.after(() => rmSync(site, { recursive: true, force: true }))
  const entryOf = (name: string): RegistryEntry => ({
    release: '1',
    manifest: `/remotes/${name}/1/mf-manifest.json`,
    remote: { name, base: `/${name}`, contract: '^1.0.0', routes: [], menu: [], exposes: ['./module'] },
  })
  const usuarios = { ...entryOf('usuarios'), disabled: { reason: 'Se revisa.' } }
  const remotes = { clientes: entryOf('clientes'), asesorias: entryOf('asesorias'), usuarios }
  for (const folder of ['assets', ...Object.keys(remotes).map((name) => `remotes/${name}/1`)])
    mkdirSync(path.join(site, folder), { recursive: true })
  writeFileSync(path.join(site, 'index.html'), '<!doctype html>')
  writeFileSync(path.join(site, 'remotes.json'), JSON.stringify({ format: 1, remotes }))

  const subject = { name: 'clientes', files: {}, entry: entryOf('clientes') }
  const stage = await openStage(subject, { site, alone: false })
  t.after(() => stage.close())
  assert.deepEqual(Object.keys(stage.registry.remotes).sort(), ['asesorias', 'clientes'])
})

test('the visitor has every permission that a remote names itself, beside those of the api', () => {
  const named = ['taller.ver', 'taller.piezas.borrar', 'clientes.exportar']
  const permissions = named.map((permission) => ({ permission, label: permission }))
  const remote = {
    name: 'taller',
    base: '/taller',
    contract: '*',
    routes: [],
    menu: [],
    exposes: [],
    permissions,
  }
  const tree = permissionsIn({ format: 1, remotes: { taller: { release: '1', manifest: '/m', remote } } })
  assert.deepEqual(tree['taller'], { ver: true, piezas: { borrar: true } })
  assert.deepEqual(tree['clientes'], { ...(todosLosPermisos().clientes as object), exportar: true })
})
