/** A cargo bike in the colour of the text around it. */
export default function BikePicture() {
  return (
    <svg viewBox="0 0 200 100" width="200" height="100" fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d="M12 86h176" opacity="0.25" />
      <circle cx="44" cy="66" r="20" />
      <circle cx="164" cy="70" r="16" />
      <path d="M44 66 66 36h26L76 66H44Zm22-30-5-10m-8 0h15M76 66l16-30 8 34h48l16 0m-68-34 4-14h12" />
      <path d="M104 40h50l-8 26h-36z" fill="currentColor" fillOpacity="0.16" />
      <circle cx="76" cy="66" r="5" fill="currentColor" />
      <circle cx="44" cy="66" r="3" fill="currentColor" />
      <circle cx="164" cy="70" r="3" fill="currentColor" />
    </svg>
  );
}
