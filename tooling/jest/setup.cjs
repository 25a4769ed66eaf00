/**
 * Before every test file: the matchers of jest-dom, what jsdom lacks and the kit needs, and no unexpected console.error.
 * The libraries are shared's, so that every package needs none of its own.
 */
const path = require('node:path')
const shared = path.resolve(__dirname, '../../shared')
const fromShared = (name) => require(require.resolve(name, { paths: [shared] }))

fromShared('@testing-library/jest-dom')

require('./browser.cjs')
require('./console.cjs')
