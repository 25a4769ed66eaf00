# The page's policy, for start-gateway.sh, which sources this file.

policy=/srv/built/policy.conf
origin='https?://[][A-Za-z0-9.:-]+'

# Arguments: folder facts remotes api. Prints where the page is, and the policy that fits it: the script hashes that
# «.gateway» names in that folder of facts, and these origins besides the page's own.
page_conf() {
  hashes=$(allowed "$2" scripts)
  for each in $hashes; do check 'El resumen de un script' "$each" "'sha256-[A-Za-z0-9+/]+=*'"; done
  for each in $3 $4; do check 'Un origen' "$each" "$origin"; done
  printf 'root %s;\n' "$1"
  sed -e "s# @SCRIPT_HASHES@#${hashes:+ $hashes}#g" -e "s# @REMOTE_ORIGINS@#${3:+ $3}#g" \
    -e "s# @API_ORIGINS@#${4:+ $4}#g" "$policy"
  # Every script of this page names its hash: browsers run no other.
  [ "$(allowed "$2" sealed)" != script ] ||
    echo "add_header Integrity-Policy 'blocked-destinations=(script)' always;"
}

# Arguments: folder name. What «.gateway» allows under this name.
allowed() { sed -n "s/^# $2 //p" "$1/.gateway"; }
