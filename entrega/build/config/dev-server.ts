/** The development server of one page: the host, a remote without a host, or the catalogue. */
export const devServer = (port: number) => ({
  host: '127.0.0.1',
  port,
  hot: true,
  static: false,
  historyApiFallback: true,
  client: { overlay: false },
})
