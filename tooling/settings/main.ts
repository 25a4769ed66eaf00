import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../start/before/root.mjs'
import { written } from './manual.ts'

// npm run ajustes
for (const [file, text] of Object.entries(written())) writeFileSync(join(root, file), text)
