// Addresses that moved. In: nothing. Out: where each old pathname leads now.

const redirects: Readonly<Record<string, string>> = {
  '/x/introduction/telemetry/': '/x/guides/telemetry/',
};

export default redirects;
