// Node, with the code that browsers get: only there is Svelte's state reactive. Tests stub what else of a browser they need.
export default { name: 'page', viteEnvironment: 'client', setup: () => ({ teardown: () => {} }) }
