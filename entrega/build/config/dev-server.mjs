// @ts-check
/**
 * The development server of one page: the host, a remote without a host, or the catalogue.
 * @param {number} port
 */
export const devServer = (port) => ({
  host: '127.0.0.1',
  port,
  hot: true,
  static: false,
  historyApiFallback: true,
  client: { overlay: false },
})
