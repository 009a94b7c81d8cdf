// The pages that the config's routes make.
export default [{ pathname: '/x/' }, { pathname: '/x/rides/' }, { pathname: '/x/book/' }, { pathname: '/x/reserve/' }, { pathname: '/x/text/' }];
