const { preset } = require('../tooling/jest/preset.cjs')

module.exports = preset({ rootDir: __dirname })
