import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../start/before/root.mjs'
import { written } from './manual.ts'

// npm run settings
for (const [file, text] of Object.entries(written())) writeFileSync(join(root, file), text)
