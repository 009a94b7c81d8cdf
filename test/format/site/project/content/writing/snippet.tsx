// Pulled into pages.
export function first() {
  // #region ride
  const ride = 'long';

  return ride;
  // #endregion
}
