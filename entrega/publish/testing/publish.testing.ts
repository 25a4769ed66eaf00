import type { Registry } from '@backoffice/shared/contract'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type World } from '../testing/world.ts'

export const registryIn = ({ site }: World) =>
  JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')) as Registry
export const inUse = (w: World, name = 'clientes') => registryIn(w).remotes[name]?.release
