// Lists one page twice, and one that no file makes.
export default [
  { pathname: '/x/' },
  { pathname: '/x/rides-group', title: 'Rides', children: [{ pathname: '/x/', title: 'Again' }, { pathname: '/x/nowhere/' }, { pathname: '/x/planned/', planned: true }, { pathname: '/x/links/' }] },
];
