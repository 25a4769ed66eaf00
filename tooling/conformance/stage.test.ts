import type { RegistryEntry } from '@backoffice/shared/contract'
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { openStage } from './stage'

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
