const files = import.meta.glob<string>(['../../../src/frontier/texts/de/*.ftl', '!**/cli.ftl', '!**/server-mail.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
export default Object.values(files)
